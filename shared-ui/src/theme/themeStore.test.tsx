import { act, render, screen } from '@testing-library/react';
import { resetUi } from '../testing';
import { paintStoredTheme, themeStorageKey } from './storedTheme';
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

  it('starts with the value of event-management-theme in local storage', () => {
    localStorage.setItem('event-management-theme', 'dark');
    stop = startTheme();
    expect(root).toHaveAttribute('data-theme', 'dark');
    expect(root.style.colorScheme).toBe('dark');
  });

  it('uses light when local storage holds an unknown value', () => {
    localStorage.setItem(themeStorageKey, 'purple');
    stop = startTheme();
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('saves a choice in local storage', () => {
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

  it('ignores the operating system when it is light', () => {
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

  it('stops following when stopped', () => {
    startTheme()();
    expect(listeners.size).toBe(0);
    setThemePreference('dark');
    expect(root).toHaveAttribute('data-theme', 'light');
  });

  it('survives storage that throws, and keeps the choice in memory', () => {
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

  it('re-renders a component when it changes', () => {
    const Shown = () => <p>{useTheme().preference}</p>;
    render(<Shown />);
    expect(screen.getByText('light')).toBeInTheDocument();
    act(() => setThemePreference('system'));
    expect(screen.getByText('system')).toBeInTheDocument();
  });
});

describe('before the first paint', () => {
  it.each([
    [null, false, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    ['nonsense', true, 'light'],
  ])('with %s stored and a system that is dark: %s paints %s', (value, dark, expected) => {
    if (value) localStorage.setItem(themeStorageKey, value);
    systemIsDark = dark;
    paintStoredTheme();
    expect(root).toHaveAttribute('data-theme', expected);
  });

  it('paints light when storage throws', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    paintStoredTheme();
    expect(root).toHaveAttribute('data-theme', 'light');
  });
});
