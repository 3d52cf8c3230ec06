import { spawn } from 'node:child_process';
import path from 'node:path';
import { Interruption, isEndSignal } from './interruption';

interface Run {
  /** Ends the program. */
  readonly signal: AbortSignal;
  /** Called with what the program sends by `process.send`. */
  readonly onMessage?: (message: unknown) => void;
}

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

/** A program that has failed, or that the system has killed; the message is what it printed. */
export class ProgramFailure extends Error {
  constructor({ stdout, stderr }: Output, endedBy: NodeJS.Signals | null) {
    super([stdout, stderr, endedBy].filter(Boolean).join('\n'));
  }
}

/**
 * Runs a program of Node until it ends.
 * @param args its file and arguments
 * @throws ProgramFailure if it fails, Interruption if it is ended from outside
 */
export function runNode(args: readonly string[], { signal, onMessage }: Run): Promise<Output> {
  const preload = path.join(__dirname, 'endWithParent.js');
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const child = spawn(process.execPath, ['-r', preload, ...args], {
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // the folder of a build, where the prerenderer is, may be outside the project
      env: { ...process.env, NODE_PATH: path.resolve('node_modules') },
    });
    const end = () => child.kill();
    signal.addEventListener('abort', end);
    const output = { stdout: '', stderr: '' };
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output.stdout += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output.stderr += text));
    if (onMessage) child.on('message', onMessage);
    child.on('error', reject);
    // not at the event `exit`, which may come before the last of the output
    child.on('close', (code, endedBy) => {
      signal.removeEventListener('abort', end);
      if (code === 0) resolve(output);
      // Ctrl+C ends all programs of a terminal, this one perhaps before the build
      else if (isEndSignal(endedBy)) reject(new Interruption(endedBy));
      else reject(new ProgramFailure(output, endedBy));
    });
  });
}
