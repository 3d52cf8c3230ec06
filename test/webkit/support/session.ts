import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';

const windowProgram = path.join(__dirname, 'window.py');
/** ms; for one command of WebDriver. */
const commandTimeout = 60_000;

/** A screen in memory, and WebKit's driver on it. */
export interface Driver {
  /** One command of W3C WebDriver. @throws with its error code and message */
  readonly command: (method: string, path: string, body?: unknown) => Promise<unknown>;
  /** Calls `onLine` for each line that the driver and its windows print. */
  readonly listen: (onLine: (line: string) => void) => void;
  readonly stop: () => Promise<void>;
}

/** What a window is started with. */
export interface WindowOptions {
  /** CSS px */
  readonly width: number;
  readonly height: number;
  /** Receives downloads and printed pages. */
  readonly folder: string;
  readonly withScripts: boolean;
}

/** Starts Xvfb and WebKitWebDriver. */
export async function startDriver(timezone: string): Promise<Driver> {
  const home = mkdtempSync(path.join(os.tmpdir(), 'webkit-'));
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const display = await firstLine(screen, 3);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      HOME: home,
      TZ: timezone,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // online, also on a machine without a network
      GIO_USE_NETWORK_MONITOR: 'base',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    },
  });
  const listeners = new Set<(line: string) => void>();
  for (const stream of [driver.stdout, driver.stderr]) {
    let rest = '';
    stream.setEncoding('utf8').on('data', (text: string) => {
      const lines = (rest + text).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) for (const listener of listeners) listener(line);
    });
  }

  const command = async (method: string, address: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {
      method,
      body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
      signal: AbortSignal.timeout(commandTimeout),
    });
    const answer: unknown = await response.json();
    const value = property(answer, 'value');
    if (response.ok) return value;
    throw new Error(`${String(property(value, 'error'))}: ${String(property(value, 'message'))}`);
  };

  await expect(() => command('GET', '/status')).toPass({ timeout: 20_000 });
  return {
    command,
    listen: (onLine) => listeners.add(onLine),
    stop: async () => {
      await Promise.all([driver, screen].map(stop));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** Opens a window with a storage of its own. @returns the path of its session */
export async function openSession(
  { command }: Driver,
  { width, height, folder, withScripts }: WindowOptions,
): Promise<string> {
  const answer = await command('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        unhandledPromptBehavior: 'ignore',
        timeouts: { script: 30_000, pageLoad: 50_000 },
        'webkitgtk:browserOptions': {
          binary: windowProgram,
          args: [String(width), String(height), folder, withScripts ? '' : 'without-scripts'],
        },
      },
    },
  });
  return `/session/${String(property(answer, 'sessionId'))}`;
}

/** A property of what came as JSON; undefined where there is none. */
export function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

async function firstLine(program: ChildProcess, fd: number): Promise<string> {
  const data: readonly unknown[] = await once(program.stdio[fd] ?? program, 'data');
  return String(data[0]).trim();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const port = property(server.address(), 'port');
  server.close();
  await once(server, 'close');
  return Number(port);
}

async function stop(program: ChildProcess): Promise<void> {
  // it has ended by itself, or crashed
  if (program.exitCode !== null || program.signalCode !== null) return;
  const exited = once(program, 'exit');
  program.kill();
  await exited;
}
