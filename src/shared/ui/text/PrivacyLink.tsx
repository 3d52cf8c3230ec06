interface PrivacyLinkProps {
  /** `company.privacyUrl` of the settings. */
  readonly url: string;
  readonly className?: string | undefined;
}

/** The text may be on another site, so it opens in a new tab. */
export function PrivacyLink({ url, className }: PrivacyLinkProps) {
  return (
    <a className={className} href={url} target="_blank" rel="noopener">
      Политика обработки персональных данных
    </a>
  );
}
