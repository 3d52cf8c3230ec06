/** The company's mark: a mat unrolling on a doorstep. */
export function Logo() {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path
        d="M45 39.5H19.5a15.5 15.5 0 0 1 0-31a12.25 12.25 0 0 1 0 24.5a9 9 0 0 1 0-18a5.75 5.75 0 0 1 0 11.5"
        strokeWidth="3.2"
      />
      <path d="M35.8 33.6v-4M40.4 33.6v-4M45 33.6v-4" strokeWidth="3" />
    </svg>
  );
}
