/** A blank ticket with its stub in the current colour; decorative. */
export function TicketOutline() {
  return (
    <svg width="112" height="72" viewBox="0 0 112 72" fill="none" aria-hidden>
      <g transform="rotate(-6 56 36)" stroke="currentColor" strokeWidth="2.5">
        <path
          d="M14 12h58a7 7 0 0 0 14 0h12a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6H86a7 7 0 0 0-14 0H14a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6Z"
          strokeLinejoin="round"
        />
        <path d="M79 24v24" strokeDasharray="1 6" strokeLinecap="round" />
        <path d="M22 28h30M22 37h38M22 46h18" strokeLinecap="round" opacity=".45" />
      </g>
    </svg>
  );
}
