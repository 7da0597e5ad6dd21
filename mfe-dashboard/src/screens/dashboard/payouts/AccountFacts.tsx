import { styled, theme } from '@nzuko/shared-ui';

import { FactList } from '../../../components/FactList';

/** A bank account as far as it may be shown: the bank, the end of its number, its holder. */
export function AccountFacts({
  account: { bank, ending, account_name: holder },
}: {
  account: { bank: string; ending: string; account_name: string };
}) {
  return (
    <Facts>
      <div>
        <dt>Bank</dt>
        <dd>{bank}</dd>
      </div>
      <div>
        <dt>Account</dt>
        <dd aria-label={`ending in ${ending}`}>•••• {ending}</dd>
      </div>
      <div>
        <dt>Holder</dt>
        <dd>{holder}</dd>
      </div>
    </Facts>
  );
}

const Facts = styled(FactList)`
  dd {
    font-weight: ${theme.weight.semibold};
  }
`;
