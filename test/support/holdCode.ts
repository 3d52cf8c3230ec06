interface Code {
  readonly preload: () => Promise<unknown>;
}

/** Lets code load, or fail to load, only when the returned function is called, as on a slow network. */
export function holdCode(code: Code, isMissing = false): () => void {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { preload } = code;
  jest
    .spyOn(code, 'preload')
    .mockImplementation(() => released.then(isMissing ? missing : preload));
  return release;
}

/** What `import()` does for code that a release has removed. */
export const missing = () => Promise.reject(new Error('no code'));
