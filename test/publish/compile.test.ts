import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ProgramFailure, runNode } from '../../src/publish/build/childProcess';
import { programs } from '../../src/publish/build/compile';
import { BuildFailure } from '../../src/publish/build/failure';
import { Interruption } from '../../src/publish/build/interruption';
import { collectPrinted } from '../support/publish/printed';

jest.mock('../../src/publish/build/childProcess', () => ({
  ...jest.requireActual<object>('../../src/publish/build/childProcess'),
  runNode: jest.fn(),
}));
const run = jest.mocked(runNode);

const { signal } = new AbortController();
const summary = { pages: 3, pictures: 1, published: {} };

/** Runs the prerenderer. @returns the summary, the titles of the steps and the folder */
async function prerender(output: string | Error, messages: readonly unknown[] = []) {
  const dist = mkdtempSync(path.join(tmpdir(), 'compile-'));
  mkdirSync(path.join(dist, 'prerender'));
  const steps: string[] = [];
  run.mockImplementation((_, { onMessage }) => {
    messages.forEach((message) => onMessage?.(message));
    return output instanceof Error
      ? Promise.reject(output)
      : Promise.resolve({ stdout: output, stderr: 'a warning\n' });
  });
  const source = { dist, block: '{"a":1}', date: '2026-11-23T10:00:00.000Z' };
  const result = await programs.prerender(source, signal, (title) => steps.push(title));
  return { result, steps, dist, source };
}

describe('The compilation', () => {
  test('is webpack in production, to the folder', async () => {
    run.mockResolvedValue({ stdout: '', stderr: '' });
    await programs.compile('/tmp/staging', signal);
    const webpack = require.resolve('webpack/bin/webpack.js');
    const args = [webpack, '--mode', 'production', '--env', 'dist=/tmp/staging'];
    expect(run).toHaveBeenLastCalledWith(args, { signal });
  });

  test('that fails is explained, with what webpack printed', async () => {
    const output = { stdout: 'Module not found', stderr: '' };
    run.mockRejectedValue(new ProgramFailure(output, null));
    const failure = await programs.compile('/tmp/staging', signal).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BuildFailure);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^Код сайта не собрался\. /) as string,
      details: 'Module not found',
    });
  });

  test('that is interrupted stays so', async () => {
    const interruption = new Interruption('SIGINT');
    run.mockRejectedValue(interruption);
    await expect(programs.compile('/tmp/staging', signal)).rejects.toBe(interruption);
  });
});

describe('The prerenderer', () => {
  let printed: ReturnType<typeof collectPrinted>;
  beforeEach(() => {
    printed = collectPrinted();
  });

  test('reads its source from a file, and answers with a summary', async () => {
    const { result, dist, source } = await prerender(JSON.stringify(summary));
    const file = path.join(dist, 'source.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toStrictEqual(source);
    const args = [path.join(dist, 'prerender/prerender.js'), file];
    expect(run).toHaveBeenLastCalledWith(args, expect.objectContaining({ signal }));
    expect(result).toStrictEqual(summary);
    expect(printed.text()).toBe('a warning\n');
  });

  test('tells its steps, of which only texts are shown', async () => {
    const { steps } = await prerender(JSON.stringify(summary), [
      'Картинки',
      { type: 'x' },
      'Сжатие',
    ]);
    expect(steps).toStrictEqual(['Картинки', 'Сжатие']);
  });

  test('whose summary is none fails', async () => {
    await expect(prerender('{"pages":"three"}')).rejects.toThrow();
  });

  test('that fails is explained', async () => {
    const failure = new ProgramFailure({ stdout: '', stderr: 'EROFS: read-only' }, null);
    await expect(prerender(failure)).rejects.toThrow(
      'Страницы сайта не записались. Диск доступен только для чтения.',
    );
  });
});
