import type { ComponentProps, MouseEvent } from 'react';
import { useRouter } from './RouterContext';

type Handled = 'href' | 'onFocus' | 'onPointerEnter' | 'onTouchStart';
type LinkProps = Omit<ComponentProps<'a'>, Handled> & { readonly to: string };

/** A link that navigates on the client, save where the browser's own behaviour applies (spec §2). */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const { navigate, prefetch } = useRouter();
  const intend = () => prefetch(to);
  return (
    <a
      {...rest}
      href={to}
      onPointerEnter={intend}
      onFocus={({ target }) => {
        // not by a press that has put the link in the place of a button
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
