import { ticketTypeLabels } from '@nzuko/contract';
import { Badge, Button, formatNaira, styled, VisuallyHidden } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { DoorSale } from '../../../../api/doorSalesApi';
import { ActionRow, RowTitle } from '../../../../components/ActionRow';
import { RowList } from '../../../../components/RowList';
import { paymentLabels } from './payments';

interface SaleListProps {
  sales: readonly DoorSale[];
  timezone: string;
  /** Undefined for those who may not void. */
  onVoid: ((sale: DoorSale) => void) | undefined;
}

/** Sales at the door, newest first. */
export function SaleList({ sales, timezone, onVoid }: SaleListProps) {
  return (
    <RowList aria-label="Sales at the door">
      {sales.map((sale) => (
        <ActionRow
          key={sale.id}
          actions={
            onVoid && !sale.voided_at ? (
              <Button size="sm" variant="secondary" onClick={() => onVoid(sale)}>
                Void…
                <VisuallyHidden>
                  {' '}
                  {whatText(sale)}, {sale.ticket_numbers[0]}
                </VisuallyHidden>
              </Button>
            ) : null
          }
        >
          <RowTitle>
            <What $isVoided={sale.voided_at !== null}>{whatText(sale)}</What>
            <span>
              {formatNaira(sale.taken)} · {paymentLabels[sale.method]}
            </span>
            {sale.voided_at ? <Badge tone="neutral">Voided</Badge> : null}
          </RowTitle>
          <p>
            {[sale.name, sale.phone, sale.ticket_numbers.join(', ')].filter(Boolean).join(' · ')}
          </p>
          <p>
            Sold by {sale.sold_by}
            {sale.gate ? `, ${sale.gate}` : ''}, {momentText(sale.sold_at, timezone)}.
            {sale.voided_at
              ? ` Voided by ${sale.voided_by}, ${momentText(sale.voided_at, timezone)}: ${sale.void_reason}`
              : ''}
          </p>
        </ActionRow>
      ))}
    </RowList>
  );
}

const whatText = ({ ticket_numbers: numbers, ticket_type: type }: DoorSale) =>
  `${numbers.length} × ${ticketTypeLabels[type]}`;

const What = styled.strong<{ $isVoided: boolean }>`
  text-decoration: ${({ $isVoided }) => ($isVoided ? 'line-through' : 'none')};
`;
