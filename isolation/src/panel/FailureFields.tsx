import { X } from 'lucide-react';
import { Field, IconButton, Select } from 'shared-ui';

import { byPath, type Failure } from '../failures';
import { FailureRow, Failures } from './Panel.styles';

const statuses: Record<number, string> = {
  0: 'no connection',
  400: '400 bad request',
  401: '401 signed out',
  403: '403 forbidden',
  404: '404 not found',
  409: '409 conflict',
  429: '429 too many calls',
  500: '500 server error',
  502: '502 no provider',
  503: '503 unavailable',
};

const named = (call: string) => ({ value: call, label: call === '/' ? 'every call' : call });

interface FailureFieldsProps {
  failures: readonly Failure[];
  operations: readonly string[];
  onChange: (failures: readonly Failure[]) => void;
}

/** Which calls fail, each with its status. */
export function FailureFields({ failures, operations, onChange }: FailureFieldsProps) {
  const change = (index: number, next: Partial<Failure>) =>
    onChange(failures.map((failure, at) => (at === index ? { ...failure, ...next } : failure)));
  return (
    <Failures>
      {failures.map(({ call, status }, index) => (
        <FailureRow key={index} role="group" aria-label={`Failure ${index + 1}`}>
          <Field
            name={`call-${index}`}
            label="Call that fails"
            as={Select}
            // A link may name what no operation is, such as the beginning of paths.
            options={[...new Set(['/', ...byPath(operations), call])].map(named)}
            value={call}
            onChange={({ target }) => change(index, { call: target.value })}
          />
          <Field
            name={`status-${index}`}
            label="With"
            as={Select}
            options={Object.entries({ [status]: String(status), ...statuses }).map(
              ([value, label]) => ({ value, label }),
            )}
            value={String(status)}
            onChange={({ target }) => change(index, { status: Number(target.value) })}
          />
          <IconButton
            icon={<X size={18} aria-hidden />}
            label={`Remove failure ${index + 1}`}
            onClick={() => onChange(failures.filter((_, at) => at !== index))}
          />
        </FailureRow>
      ))}
    </Failures>
  );
}
