const matchMedia = window.matchMedia.bind(window);

/** Gives pages the layout of phones, or that of wider screens, until the end of the test. */
export function setPhoneLayout(isPhone: boolean): void {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) =>
      Object.assign(matchMedia(media), { matches: isPhone && media === '(width < 45em)' }),
    );
}
