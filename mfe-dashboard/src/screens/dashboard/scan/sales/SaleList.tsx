import { ticketTypeLabels } from '@nzuko/contract';
import { Badge, Button, formatNaira, styled, theme, VisuallyHidden } from '@nzuko/shared-ui';
import { momentText } from '@nzuko/shared-ui/parts';

import type { DoorSale } from '../../../../api/doorSalesApi';
import { RowList } from '../../../../components/RowList';
import { paymentLabels } from './payments';

interface SaleListProps {
  sales: readonly DoorSale[];
  timezone: string;
  /** Undefined for those who may not void. */
  onVoid: ((sale: DoorSale) => void) | undefined;
}

/** What was sold at the door, the newest first. */
export function SaleList({ sales, timezone, onVoid }: SaleListProps) {
  return (
    <RowList aria-label="Sales at the door">
      {sales.map((sale) => (
        <Row key={sale.id} $isVoided={sale.voided_at !== null}>
          <div>
            <Line>
              <strong>{whatText(sale)}</strong>
              <span>
                {formatNaira(sale.taken)} · {paymentLabels[sale.method]}
              </span>
              {sale.voided_at ? <Badge tone="neutral">Voided</Badge> : null}
            </Line>
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
          </div>
          {onVoid && !sale.voided_at ? (
            <Button size="sm" variant="secondary" onClick={() => onVoid(sale)}>
              Void…
              <VisuallyHidden>
                {' '}
                {whatText(sale)}, {sale.ticket_numbers[0]}
              </VisuallyHidden>
            </Button>
          ) : null}
        </Row>
      ))}
    </RowList>
  );
}

const whatText = ({ ticket_numbers: numbers, ticket_type: type }: DoorSale) =>
  `${numbers.length} × ${ticketTypeLabels[type]}`;

const Row = styled.li<{ $isVoided: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};

  > div {
    display: grid;
    flex: 1 1 16rem;
    gap: ${theme.space[1]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  strong {
    text-decoration: ${({ $isVoided }) => ($isVoided ? 'line-through' : 'none')};
  }

  p {
    color: ${theme.color.textMuted};
    font-size: ${theme.fontSize.sm};
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`;
