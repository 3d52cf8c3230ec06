import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const folder = path.resolve('src/prerender/server/nginx');

/**
 * A complete nginx configuration that serves the folder `site` beside it. Included files are inlined,
 * so that a deployment copies only one file.
 * @param api the `host:port` that receives requests to /api/
 * @param styles the inline styles of the pages
 */
export function nginxConfig(api: string, styles: readonly string[]): string {
  const values: Readonly<Record<string, string>> = {
    API: api,
    CONTENT_SECURITY_POLICY: contentSecurityPolicy(styles),
  };
  const config = readConfig('nginx.conf').replace(
    /\$\{([A-Z_]+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
  return `# Written by the build. In the folder of this file: nginx -p . -c nginx.conf\n${config}`;
}

/** Reads a file of the folder and replaces each `include` by the indented text of that file. */
function readConfig(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8').replace(
    /^( *)include ([\w-]+\.conf);\n/gm,
    (_, indent: string, included: string) => readConfig(included).replace(/^(?=.)/gm, indent),
  );
}
