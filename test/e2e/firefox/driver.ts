#!/usr/bin/env -S node -r tsx/cjs
/**
 * Playwright starts this in the place of a browser of its channel `moz-firefox`. It starts Debian's
 * Firefox, passes WebDriver BiDi through, and supplies what Playwright or this Firefox leaves out.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';
import { connect } from './connection';

const firefox = spawn(
  '/usr/bin/firefox-esr',
  ['--remote-allow-system-access', ...process.argv.slice(2)],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
firefox.on('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => firefox.kill(signal));
}

const announcement = 'WebDriver BiDi listening on ';
createInterface(firefox.stderr).on('line', (line) => {
  if (line.startsWith(announcement)) listen(line.slice(announcement.length));
  else process.stderr.write(`${line}\n`);
});

function listen(address: string): void {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(`${address}${url ?? ''}`, { perMessageDeflate: false });
    connect(playwright, browser);
  });
  server.on('listening', () => {
    const { port } = server.address() as AddressInfo;
    process.stderr.write(`${announcement}ws://127.0.0.1:${port}\n`);
  });
}
