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
  return (
    // Not modal: a modal menu locks scrolling, and the page would shift by the scrollbar's width.
    <RadixMenu.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <RadixMenu.Trigger asChild>{trigger}</RadixMenu.Trigger>
      <RadixMenu.Portal>
        <Panel align={align} sideOffset={8} collisionPadding={12} loop>
          {header ? <Header>{header}</Header> : null}
          {entries.map((entry, index) => (
            <Entry key={typeof entry === 'string' ? index : entry.label} entry={entry} />
          ))}
        </Panel>
      </RadixMenu.Portal>
    </RadixMenu.Root>
  );
}

function Entry({ entry }: { entry: MenuEntry }) {
  if (entry === 'separator') return <Separator />;
  return 'choices' in entry ? <Choices {...entry} /> : <Line {...entry} />;
}

function Line({ label, icon, to, onSelect, tone = 'default', disabled }: MenuItem) {
  const content = (
    <>
      {icon}
      {label}
    </>
  );
  return (
    <Item asChild={to !== undefined} onSelect={onSelect} disabled={disabled} $tone={tone}>
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
