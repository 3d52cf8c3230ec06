import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readAssets } from '../../src/prerender/assets/assets';
import { digest } from '../../src/prerender/assets/digest';
import { classesOf, usedRules, wordsOf } from '../../src/prerender/assets/usedRules';

const files = {
  'boot.js': 'boot()',
  'main.css': '@font-face{src:url(/assets/text.woff2)}body{color:red}',
  'app.js': 'app()',
  'app.css': '.header{top:0}.unused{top:1px}',
  'home.js': 'home()',
  'home.css': '.slide{left:0}',
  'dialog.css': '.dialog{z-index:1}',
  'shared.css': '.slide{left:1px}',
};
const chunks = {
  main: ['boot.js', 'main.css'],
  app: ['app.js', 'app.css'],
  home: ['home.js', 'app.js', 'home.css'],
  catalog: [],
  dialog: ['dialog.css'],
  shared: ['shared.css'],
};

function assets(pageChunks: readonly string[] = ['app', 'home', 'catalog']) {
  const dist = mkdtempSync(path.join(tmpdir(), 'assets-'));
  for (const folder of ['site', 'prerender']) mkdirSync(path.join(dist, folder));
  for (const [name, text] of Object.entries(files)) {
    writeFileSync(path.join(dist, 'site', name), text);
  }
  writeFileSync(path.join(dist, 'prerender/chunks.json'), JSON.stringify(chunks));
  return readAssets(dist, pageChunks);
}

const integrity = (name: keyof typeof files) => `integrity="${digest(files[name])}"`;

describe('The assets of a page', () => {
  test('begin with the font and the first script', () => {
    expect(assets().head).toStrictEqual([
      '<link rel="preload" href="/assets/text.woff2" as="font" type="font/woff2" crossorigin />',
      `<script async src="/boot.js" ${integrity('boot.js')}></script>`,
    ]);
  });

  test('are its style sheets and those of the frame, with their digests', () => {
    const link = (name: 'app.css' | 'home.css') =>
      `<link rel="stylesheet" href="/${name}" ${integrity(name)} />`;
    expect(assets().foot('home')).toBe(link('app.css') + link('home.css'));
    expect(assets().foot('catalog')).toBe(link('app.css'));
  });

  test('are its scripts without those that all pages share', () => {
    expect(assets().scriptsOf('home')).toBe(`/home.js#${digest('home()')}`);
    expect(assets().scriptsOf('home', 'main')).toBe(
      `/home.js#${digest('home()')} /boot.js#${digest('boot()')}`,
    );
    expect(assets().scriptsOf('catalog')).toBe('');
  });

  test('are the rules that its markup needs, inline', async () => {
    const markup = ['<header class="header"></header>', '<p class="slide"></p>'];
    expect(await assets().styleOf('home', markup)).toBe(
      `${files['main.css']}.header{top:0}.slide{left:0}`,
    );
  });

  test('include the rules of a part whose classes the page itself does not have', async () => {
    const markup = ['<p class="slide"><dialog class="dialog"></dialog>'];
    expect(await assets().styleOf('home', markup)).toBe(
      `${files['main.css']}.slide{left:0}.dialog{z-index:1}`,
    );
    expect(await assets().styleOf('catalog', markup)).toBe(
      `${files['main.css']}.dialog{z-index:1}.slide{left:1px}`,
    );
  });

  test('must have been compiled', () => {
    expect(() => assets().foot('absent')).toThrow(
      "The client's compilation has written no chunk absent",
    );
  });
});

test('a digest names its algorithm', () => {
  expect(digest('')).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=');
});

test('the words of markup are names, classes and ids', () => {
  expect([...wordsOf(['<p id="a-b" class="c_1 d">', '<br>'])]).toStrictEqual([
    'p',
    'id',
    'a-b',
    'class',
    'c_1',
    'd',
    'br',
  ]);
});

test('the classes of a style sheet are what follows a point', () => {
  expect(classesOf('.a_1:hover>.b-2.c{top:.5em}p{}')).toStrictEqual(['a_1', 'b-2', 'c']);
  expect(classesOf('p{}')).toStrictEqual([]);
});

test('rules and animations that nothing uses are left out', async () => {
  const css =
    '@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}.a{animation:turn 1s}.b{top:0}';
  expect(await usedRules(css, new Set(['a']))).toBe(
    '@keyframes turn{to{top:0}}.a{animation:turn 1s}',
  );
});
