import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from './RouterContext';

type Handled = 'href' | 'onFocus' | 'onPointerEnter' | 'onTouchStart';
type LinkProps = Omit<ComponentProps<'a'>, Handled> & { readonly to: string };

/** A link that navigates without a page load, unless the browser should handle it (docs/product.md §3.2). */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { navigate, preload } = useRouter();
  const intend = () => preload(to);
  return (
    <a
      {...rest}
      href={to}
      onPointerEnter={intend}
      onFocus={({ target }) => {
        // not if this link has replaced a pressed button
        if (target.matches(':focus-visible')) intend();
      }}
      onTouchStart={intend}
      onClick={(event) => {
        onClick?.(event);
        if (isLeftToBrowser(event)) return;
        event.preventDefault();
        navigate(to);
      }}
    >
      {children}
    </a>
  );
}

/** Whether the browser should handle a click: with a modifier key, another button or a target. */
function isLeftToBrowser(event: MouseEvent<HTMLAnchorElement>): boolean {
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
