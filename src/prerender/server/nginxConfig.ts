import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const folder = path.resolve('src/prerender/server/nginx');

/**
 * The configuration of a whole nginx that serves the folder `site` beside it. What `nginx.conf`
 * includes is written into its place: a deployment copies one file.
 * @param api where requests to /api/ go, `host:port`
 * @param styles those that stand in the pages themselves
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

/** A file of the folder, with what it includes in place, as far to the right as the line there. */
function readConfig(name: string): string {
  return readFileSync(path.join(folder, name), 'utf8').replace(
    /^( *)include ([\w-]+\.conf);\n/gm,
    (_, indent: string, included: string) => readConfig(included).replace(/^(?=.)/gm, indent),
  );
}
