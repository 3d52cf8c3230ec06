const kept = ['react', 'react-dom', 'react-dom/client'].map(
  (name) => [name, jest.requireActual<object>(name)] as const,
);

/**
 * Forgets what the modules of the site have loaded and remembered, as a new visit does: the next
 * `import()` runs them again. They keep the React that the testing library works with.
 */
export function forgetModules(): void {
  jest.resetModules();
  for (const [name, module] of kept) jest.doMock(name, () => module);
}
