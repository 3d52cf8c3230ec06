import type { BrowserContext } from '@playwright/test';

/**
 * Removes from the pages of a context what Chrome 109, the last version for Windows 7 and 8.1, lacks:
 * built-ins, DOM methods, and the events of buttons and dialogs. Workers and styles stay as they are.
 */
export async function removeNewerFeatures(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const remove = (owner: object, names: string) => {
      for (const name of names.split(' ')) Reflect.deleteProperty(owner, name);
    };
    const iterators: unknown = Object.getPrototypeOf([].values());
    remove(Array, 'fromAsync');
    remove(Array.prototype, 'toSorted toReversed toSpliced with');
    remove(Object.getPrototypeOf(Uint8Array.prototype) as object, 'toSorted toReversed with');
    remove(
      Object.getPrototypeOf(iterators) as object,
      'map filter take drop flatMap reduce toArray forEach some every find',
    );
    remove(Object, 'groupBy');
    remove(Map, 'groupBy');
    remove(Map.prototype, 'getOrInsert getOrInsertComputed');
    remove(
      Set.prototype,
      'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
    );
    remove(Promise, 'withResolvers try');
    remove(String.prototype, 'isWellFormed toWellFormed');
    remove(Uint8Array, 'fromBase64 fromHex');
    remove(Uint8Array.prototype, 'toBase64 toHex');
    remove(ArrayBuffer.prototype, 'resize transfer');
    remove(RegExp, 'escape');
    remove(Error, 'isError');
    remove(Math, 'f16round sumPrecise');
    remove(Intl, 'DurationFormat');
    remove(URL, 'canParse parse');
    remove(AbortSignal, 'any');
    remove(Blob.prototype, 'bytes');
    remove(Response.prototype, 'bytes');
    remove(window, 'Iterator Float16Array ToggleEvent CommandEvent CloseWatcher scheduler');
    remove(Document.prototype, 'startViewTransition caretPositionFromPoint');
    remove(Element.prototype, 'moveBefore getHTML setHTMLUnsafe');
    remove(HTMLElement.prototype, 'popover showPopover hidePopover togglePopover');
    remove(HTMLDialogElement.prototype, 'closedBy requestClose');
    remove(HTMLButtonElement.prototype, 'command commandForElement');
    const dialogs = HTMLDialogElement.prototype;
    const showModal: (this: HTMLDialogElement) => void = Reflect.get(dialogs, 'showModal');
    dialogs.showModal = function () {
      if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
      showModal.call(this);
    };

    for (const name of ['beforetoggle', 'toggle', 'command', 'scrollend']) {
      const swallow = (event: Event) => {
        if (event.target instanceof HTMLDetailsElement) return;
        event.stopImmediatePropagation();
        // the browser would follow the command of a button
        if (name === 'command') event.preventDefault();
      };
      addEventListener(name, swallow, { capture: true });
    }
  });
}
