import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Compiles the client and the prerenderer to a folder. @throws with the output of webpack if it fails */
export function compile(folder: string): void {
  const webpack = require.resolve('webpack/bin/webpack.js');
  run([webpack, '--mode', 'production', '--env', `dist=${folder}`]);
}

/** Runs the prerenderer that `compile` has written. @returns what it prints */
export function runPrerenderer(folder: string, source: string): string {
  return run([path.join(folder, 'prerender/prerender.js'), source]);
}

function run(args: readonly string[]): string {
  return execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: Infinity });
}
