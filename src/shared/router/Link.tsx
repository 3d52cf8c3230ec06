import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from './RouterContext';

type Handled = 'href' | 'onFocus' | 'onPointerEnter' | 'onTouchStart';
type LinkProps = Omit<ComponentProps<'a'>, Handled> & { readonly to: string };

/** A link that navigates on the client, except where the browser's own behaviour applies (docs/product.md §3.2). */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { navigate, preload } = useRouter();
  const intend = () => preload(to);
  return (
    <a
      {...rest}
      href={to}
      onPointerEnter={intend}
      onFocus={({ target }) => {
        // not when a press has replaced a button by this link
        if (target.matches(':focus-visible')) intend();
      }}
      onTouchStart={intend}
      onClick={(event) => {
        onClick?.(event);
        if (isBrowsersOwn(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}

/** A modifier key is held, the click is not a left click, or the link has a target. */
function isBrowsersOwn(event: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.altKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.currentTarget.target !== ''
  );
}
