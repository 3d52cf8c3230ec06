import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Link } from '../../router/Link';
import text from '../text/text.module.css';
import styles from './button.module.css';

interface Look {
  /** By default the button is filled with the accent colour; a block has at most one such button. */
  readonly variant?: 'dark' | 'ghost' | 'light' | 'outlined' | undefined;
  readonly size?: 'small' | 'large' | undefined;
  readonly className?: string | undefined;
}

/** The classes of a button, for elements that the components below do not cover. */
export function buttonClass(look: Look = {}): string {
  return withClass(look).className;
}

export function Button(props: ComponentProps<'button'> & Look) {
  return <button type="button" {...withClass(props)} />;
}

/** A link to a page of this site that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof Link> & Look) {
  return <Link {...withClass(props)} />;
}

/** A link that the browser handles, such as one to a part of the page. */
export function ButtonAnchor({ children, ...props }: ComponentProps<'a'> & Look) {
  return <a {...withClass(props)}>{children}</a>;
}

/** A button that looks like a link in a text. */
export function TextButton({ className, ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={clsx(text.action, className)} />;
}

function withClass<Props extends Look>({ variant, size, className, ...rest }: Props) {
  return {
    ...rest,
    className: clsx(styles.button, size && styles[size], variant && styles[variant], className),
  };
}
