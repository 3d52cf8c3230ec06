import { mailHref, telHref } from '../../paths';
import text from './text.module.css';

interface PhoneLinkProps {
  readonly phone: string;
  readonly className?: string | undefined;
}

export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    <a className={className} href={telHref(phone)}>
      {phone}
    </a>
  );
}

export function MailLink({ address }: { readonly address: string }) {
  return (
    <a className={text.link} href={mailHref(address)}>
      {address}
    </a>
  );
}
