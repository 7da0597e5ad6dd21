import { useRef } from 'react';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import { Check } from '../../parts/icons/icons';
import { Link } from '../../router/Link';
import type { MenuChoices, MenuEntry, MenuItem, MenuPanelProps } from './menuProps';
import { Header, Item, Label, Panel, RadioItem, Separator } from './MenuPanel.styles';

/** The part of `Menu` that needs Radix, loaded on demand. */
export function MenuPanel({
  trigger,
  entries,
  header,
  align = 'end',
  open,
  onOpenChange,
}: MenuPanelProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A dialog opened by an item later returns the focus to whatever had it. The item is gone by then; the button isn't.
  const choose = (onSelect: (() => void) | undefined) => {
    button.current?.focus();
    onSelect?.();
  };
  return (
    // Not modal: a modal menu locks scrolling, and the page would shift by the scrollbar's width.
    <RadixMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <RadixMenu.Trigger asChild ref={button}>
        {trigger}
      </RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Panel align={align} sideOffset={8} collisionPadding={12} loop>
          {header ? <Header>{header}</Header> : null}
          {entries.map((entry, index) => (
            <Entry
              key={typeof entry === 'string' ? index : entry.label}
              entry={entry}
              onChoose={choose}
            />
          ))}
        </Panel>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

interface Choosing {
  onChoose: (onSelect: (() => void) | undefined) => void;
}

function Entry({ entry, onChoose }: { entry: MenuEntry } & Choosing) {
  if (entry === 'separator') return <Separator />;
  return 'choices' in entry ? <Choices {...entry} /> : <Line item={entry} onChoose={onChoose} />;
}

function Line({ item, onChoose }: { item: MenuItem } & Choosing) {
  const { label, icon, to, onSelect, tone = 'default', disabled } = item;
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <Item
      asChild={to !== undefined}
      onSelect={() => onChoose(onSelect)}
      disabled={disabled}
      $tone={tone}
    >
      {to === undefined ? content : <Link to={to}>{content}</Link>}
    </Item>
  );
}

function Choices({ label, value, choices, onChoose }: MenuChoices) {
  return (
    <RadixMenu.RadioGroup value={value} onValueChange={onChoose} aria-label={label}>
      <Label aria-hidden>{label}</Label>
      {choices.map((choice) => (
        <RadioItem key={choice.value} value={choice.value}>
          {choice.icon}
          {choice.label}
          <RadixMenu.ItemIndicator>
            <Check size={16} />
          </RadixMenu.ItemIndicator>
        </RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
