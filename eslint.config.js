const js = require('@eslint/js');
const ts = require('typescript-eslint');
const importX = require('eslint-plugin-import-x');
const jsxA11y = require('eslint-plugin-jsx-a11y');
const reactHooks = require('eslint-plugin-react-hooks');
const { readdirSync } = require('node:fs');

/** Imports go from a layer to those after it; domain and shared do not import each other. */
const order = [
  ['publish'],
  ['prerender'],
  ['app'],
  ['pages'],
  ['features'],
  ['state'],
  ['domain', 'shared'],
];
const layers = order.flatMap((names, place) =>
  names.flatMap((name) =>
    [...order.slice(0, place), names]
      .flat()
      .filter((other) => other !== name)
      .map((other) => ({ target: `./src/${name}`, from: `./src/${other}` })),
  ),
);

/** Features never import each other. */
const features = readdirSync('./src/features').map((name) => ({
  target: `./src/features/${name}`,
  from: './src/features',
  except: [`./${name}`],
}));

const markup = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property }));

/** What TypeScript's library has and Chrome 109, the last version for Windows 7, lacks. */
const tooNew = [
  ...['toSorted', 'toReversed', 'toSpliced', 'with'].map((property) => ({ property })),
  { object: 'URL', property: 'canParse' },
  { object: 'URL', property: 'parse' },
  { object: 'AbortSignal', property: 'any' },
].map((one) => ({ ...one, message: 'The oldest browsers do not have it.' }));

module.exports = ts.config(
  { ignores: ['dist/', 'public/', 'test-results/'] },
  js.configs.recommended,
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: {
        require: 'readonly',
        module: 'readonly',
        console: 'readonly',
        process: 'readonly',
        __dirname: 'readonly',
        Buffer: 'readonly',
        URL: 'readonly',
        performance: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      ts.configs.strictTypeChecked,
      jsxA11y.flatConfigs.strict,
      reactHooks.configs.flat.recommended,
    ],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true } },
    settings: {
      'import-x/resolver': { typescript: true },
      // with the parser named, `no-cycle` also follows `import()`
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'no-console': ['error', { allow: ['warn', 'error'] }],
      'no-restricted-properties': ['error', ...markup],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
          message: 'Only React may create markup.',
        },
      ],
      'no-eval': 'error',
      // a modal dialog handles clicks on its overlay on the element itself
      'jsx-a11y/no-noninteractive-element-interactions': [
        'error',
        { dialog: ['onClick'], img: ['onError'] },
      ],
      // in some browsers, cells laid out as a grid lose their role unless it is explicit
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': ['error', { zones: [...layers, ...features] }],
    },
  },
  {
    files: ['src/index.tsx', 'src/{app,domain,features,pages,shared,state}/**'],
    rules: { 'no-restricted-properties': ['error', ...markup, ...tooNew] },
  },
);
