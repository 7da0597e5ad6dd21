import { X } from '@nzuko/shared-ui/icons';
import { Field, IconButton, Select } from '@nzuko/shared-ui';

import { byPath, CHUNK, readFailure, type Failure } from '../failures';
import { FailureRow, Failures } from './Panel.styles';

const effects: Record<string, string> = {
  hang: 'no answer, ever',
  '+3000': '3 seconds’ delay',
  '+15000': '15 seconds’ delay',
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

const labels: Record<string, string> = { '/': 'every call', [CHUNK]: 'every chunk of the remote' };
const named = (call: string) => ({ value: call, label: labels[call] ?? call });

interface FailureFieldsProps {
  failures: readonly Failure[];
  operations: readonly string[];
  /** Whether chunks can be among them. */
  canChunksFail: boolean;
  onChange: (failures: readonly Failure[]) => void;
}

/** Fields to choose which calls and chunks fail, and how. */
export function FailureFields({
  failures,
  operations,
  canChunksFail,
  onChange,
}: FailureFieldsProps) {
  const calls = ['/', ...(canChunksFail ? [CHUNK] : []), ...byPath(operations)];
  const change = (index: number, next: Partial<Failure>) =>
    onChange(failures.map((failure, at) => (at === index ? { ...failure, ...next } : failure)));
  return (
    <Failures>
      {failures.map(({ call, effect }, index) => (
        <FailureRow key={index} role="group" aria-label={`Failure ${index + 1}`}>
          <Field
            name={`call-${index}`}
            label="Call that fails"
            as={Select}
            // A link may name something other than an operation, such as the beginning of paths.
            options={[...new Set([...calls, call])].map(named)}
            value={call}
            onChange={({ target }) => change(index, { call: target.value })}
          />
          <Field
            name={`effect-${index}`}
            label="With"
            as={Select}
            options={Object.entries({ [effect]: String(effect), ...effects }).map(
              ([value, label]) => ({ value, label }),
            )}
            value={String(effect)}
            onChange={({ target }) => change(index, readFailure(`${call}=${target.value}`) ?? {})}
          />
          <IconButton
            icon={<X size={18} />}
            label={`Remove failure ${index + 1}`}
            onClick={() => onChange(failures.filter((_, at) => at !== index))}
          />
        </FailureRow>
      ))}
    </Failures>
  );
}
