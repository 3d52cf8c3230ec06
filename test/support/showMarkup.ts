/** Puts markup in the place of what an element contains, as a page of the server would. */
export function showMarkup(markup: string, element: Element = document.body): void {
  element.replaceChildren(document.createRange().createContextualFragment(markup));
}
