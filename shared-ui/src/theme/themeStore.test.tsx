import { act, render, screen } from '@testing-library/react';
import { resetUi } from '../testing';
import { themeBootScript, themeStorageKey } from './themeBootScript';
import { setThemePreference, startTheme } from './themeStore';
import { useTheme } from './useTheme';

const root = document.documentElement;
let systemIsDark = false;
let listeners = new Set<() => void>();
let stop = () => {};

function switchSystem(dark: boolean) {
  systemIsDark = dark;
  listeners.forEach((listener) => listener());
}

beforeEach(() => {
  systemIsDark = false;
  listeners = new Set();
  window.matchMedia = ((query: string) => ({
    media: query,
    get matches() {
      return systemIsDark;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
  resetUi();
});

afterEach(() => {
  stop();
  jest.restoreAllMocks();
});

describe('the theme', () => {
  it('is light by default', () => {
    stop = startTheme();
    expect(root).toHaveAttribute('data-theme', 'light');
    expect(root.style.colorScheme).toBe('light');
  });

  it('starts with what local storage holds under event-management-theme', () => {
    localStorage.setItem('event-management-theme', 'dark');
    stop = startTheme();
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(root.style.colorScheme).toBe('dark');
  });

  it('takes light when local storage holds nonsense', () => {
    localStorage.setItem(themeStorageKey, 'purple');
    stop = startTheme();
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('keeps a choice in local storage', () => {
    stop = startTheme();
    setThemePreference('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(localStorage.getItem(themeStorageKey)).toBe('dark');
  });

  it('follows the operating system live when it is system', () => {
    stop = startTheme();
    setThemePreference('system');
    expect(root).toHaveAttribute('data-theme', 'light');
    switchSystem(true);
    expect(root).toHaveAttribute('data-theme', 'dark');
    switchSystem(false);
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('leaves the operating system alone when it is light', () => {
    stop = startTheme();
    setThemePreference('light');
    switchSystem(true);
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('follows another tab', () => {
    stop = startTheme();
    localStorage.setItem(themeStorageKey, 'dark');
    window.dispatchEvent(new StorageEvent('storage', { key: themeStorageKey, newValue: 'dark' }));
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  it('follows nothing once stopped', () => {
    startTheme()();
    expect(listeners.size).toBe(0);
    setThemePreference('dark');
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('survives storage that throws, and keeps the choice for the page', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    stop = startTheme();
    setThemePreference('dark');
    expect(root).toHaveAttribute('data-theme', 'dark');
    switchSystem(true);
    expect(root).toHaveAttribute('data-theme', 'dark');
  });

  it('renders a component again when it changes', () => {
    const Shown = () => <p>{useTheme().preference}</p>;
    render(<Shown />);
    expect(screen.getByText('light')).toBeInTheDocument();
    act(() => setThemePreference('system'));
    expect(screen.getByText('system')).toBeInTheDocument();
  });
});

describe('the boot script', () => {
  const boot = () => new Function(themeBootScript)();

  it.each([
    [null, false, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['nonsense', true, 'light'],
  ])('with %s stored and a system that is dark: %s paints %s', (value, dark, expected) => {
    if (value) localStorage.setItem(themeStorageKey, value);
    systemIsDark = dark;
    boot();
    expect(root).toHaveAttribute('data-theme', expected);
  });

  it('paints light when storage throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    boot();
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});
