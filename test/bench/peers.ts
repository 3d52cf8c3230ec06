import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../e2e/support/site';

/** Another built site that is measured beside this one. */
export interface Peer {
  readonly name: string;
  readonly origin: string;
  readonly stop: () => void;
}

/**
 * Serves the sites that `PEERS` names, folders of static files separated by commas, compressed while they
 * are sent.
 */
export function servePeers(firstPort: number): readonly Peer[] {
  const folders = (process.env.PEERS ?? '').split(',').filter(Boolean);
  return folders.map((folder, index) => {
    const server = mkdtempSync(path.join(os.tmpdir(), 'peer-'));
    writeFileSync(path.join(server, 'nginx.conf'), configOf(path.resolve(folder)));
    const name = path.basename(path.resolve(folder));
    return { name, ...serve({ folder: server }, firstPort + index) };
  });
}

const configOf = (folder: string) => `
pid nginx.pid;
error_log stderr warn;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  gzip on;
  gzip_comp_level 9;
  gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
  client_body_temp_path temp-body;
  proxy_temp_path temp-proxy;
  fastcgi_temp_path temp-fastcgi;
  uwsgi_temp_path temp-uwsgi;
  scgi_temp_path temp-scgi;
  server {
    listen 80;
    root ${folder};
    location / {
      try_files $uri $uri/index.html $uri.html /index.html;
    }
  }
}
`;
