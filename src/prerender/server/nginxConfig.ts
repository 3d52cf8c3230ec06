import { digest } from '../assets/digest';

const types = {
  html: 'text/html',
  js: 'text/javascript',
  css: 'text/css',
  xml: 'application/xml',
  txt: 'text/plain',
  svg: 'image/svg+xml',
  ico: 'image/x-icon',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  png: 'image/png',
  jpg: 'image/jpeg',
  avif: 'image/avif',
};

/** Files that `compress` packs; their packed forms lie beside them. */
export const packedTypes = ['html', 'js', 'css'] as const;

/** @param styles those that stand in the pages themselves */
const policy = (styles: readonly string[]) =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${styles.map((style) => `'${digest(style, 'sha256')}'`).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types webpack',
  ].join('; ');

const securityHeaders = (styles: readonly string[]) => ({
  'Content-Security-Policy': policy(styles),
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const day = 'public, max-age=86400';
const forever = 'public, max-age=31536000, immutable';

const notFound = '= /404';
/** A file that isn't there is not answered with a page. */
const missing = 'error_page 404 = @missing;';

/**
 * The configuration of a whole nginx that serves the folder `site` beside it. An `add_header` in a
 * location drops those around it, so each location carries the whole set (quality.md, «Security»).
 * @param api where requests to /api/ go, `host:port`
 * @param styles those that stand in the pages themselves
 */
export function nginxConfig(api: string, styles: readonly string[]): string {
  const headers = Object.entries(securityHeaders(styles))
    .map(([name, value]) => `      add_header ${name} "${value}" always;`)
    .join('\n');

  const location = (match: string, ...lines: readonly string[]) =>
    [`    location ${match} {`, headers, ...lines.map((line) => `      ${line}`), '    }'].join(
      '\n',
    );
  /** A file that has packed forms; which one is sent depends on what the browser takes. */
  const packed = (
    match: string,
    type: keyof typeof types,
    caching: string,
    files: string,
    ...lines: readonly string[]
  ) => {
    // only of this place is the answer not a success
    const always = match === notFound ? ' always' : '';
    return location(
      match,
      'types { }',
      `default_type "${types[type]}; charset=utf-8";`,
      `add_header Cache-Control "${caching}"${always};`,
      `add_header Content-Encoding $coding${always};`,
      `add_header Vary Accept-Encoding${always};`,
      `try_files ${files} =404;`,
      ...lines,
    );
  };

  return `# Written by the build: nginx -p . -c nginx.conf, in the folder where this file lies.
error_log stderr warn;
pid nginx.pid;

events {
}

http {
  types {
${Object.entries(types)
  .map(([extension, type]) => `    ${type} ${extension};`)
  .join('\n')}
  }
  default_type application/octet-stream;
  access_log off;
  sendfile on;
  server_tokens off;
  # to a range that a file does not have, nginx would answer with each header twice
  max_ranges 0;
  client_body_temp_path temp-body;
  proxy_temp_path temp-proxy;
  fastcgi_temp_path temp-fastcgi;
  uwsgi_temp_path temp-uwsgi;
  scgi_temp_path temp-scgi;

  map $http_accept_encoding $packed {
    default "";
    ~*\\bbr\\b .br;
    ~*\\bgzip\\b .gz;
  }
  map $packed $coding {
    default "";
    .br br;
    .gz gzip;
  }

  # an address without the slash at its end, still encoded: decoded, it could name another origin or
  # hold a line break; empty where it is anything but plain segments, each behind one slash
  map $request_uri $unslashed {
    default "";
    "~^(?<address>(/[\\w.~!$&'()*+,;=:@%-]+)+)/+(?<query>\\?[!-~]*)?$" $address$query;
  }

  upstream api {
    server ${api};
  }

  server {
    listen 8080;
    root site;
    absolute_redirect off;
    error_page 404 /404;
${headers}

${packed('= /', 'html', 'no-cache', '/index.html$packed')}
${packed('/', 'html', 'no-cache', '$uri.html$packed')}
${packed(notFound, 'html', 'no-cache', '/404.html$packed', 'internal;')}
${location('~ /$', 'if ($unslashed) {', '  return 301 $unslashed;', '}', 'return 404;')}
${packed('~ ^/catalog/[^/]+$', 'html', 'no-cache', '$uri.html$packed')}
${packed('~ ^/assets/.+\\.js$', 'js', forever, '$uri$packed', missing)}
${packed('~ ^/assets/.+\\.css$', 'css', forever, '$uri$packed', missing)}
${location('~ ^/assets/', `add_header Cache-Control "${forever}";`, missing)}
${location('~ \\.html(\\.(br|gz))?$', 'return 404;')}
${location('^~ /gallery/', `add_header Cache-Control "${day}";`, missing)}
${location('~ \\.[a-z0-9]+$', `add_header Cache-Control "${day}";`, missing)}
${location('@missing', 'types { }', 'default_type text/plain;', 'return 404 "Not found\\n";')}
${location(
  '^~ /api/',
  'client_max_body_size 16k;',
  'proxy_pass http://api;',
  'proxy_set_header Host $host;',
  'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
  'proxy_set_header X-Forwarded-Proto $scheme;',
)}
  }
}
`;
}
