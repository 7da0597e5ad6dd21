import { styled } from '@nzuko/shared-ui';

interface PhoneNumberProps {
  /** Says whose it is, where that isn't obvious. */
  label?: string;
  /** In E.164. */
  children: string;
}

/** A phone number to call with one tap. */
export function PhoneNumber({ label, children }: PhoneNumberProps) {
  return (
    <small>
      {label ? `${label} ` : null}
      <Call href={`tel:${children}`}>{children}</Call>
    </small>
  );
}

const Call = styled.a`
  white-space: nowrap;
`;
