import './popup.css';
import { CSPProvider } from '@base-ui/react/csp-provider';
import { Select as Base } from '@base-ui/react/select';
import { CheckGlyph, DownGlyph } from '../icons/glyphs.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** One of a list. The label is part of it, so that no list goes unnamed. */
export function Select({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}) {
  return (
    <CSPProvider disableStyleElements>
      <div className="ek-field">
        <Base.Root items={options} value={value} onValueChange={now => now !== null && onChange(now)}>
          <Base.Label className="ek-select-label">{label}</Base.Label>
          <Base.Trigger className="ek-input ek-select">
            <Base.Value />
            <Base.Icon className="ek-select-icon">
              <DownGlyph />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner className="ek-positioner" sideOffset={4} alignItemWithTrigger={false}>
              <Base.Popup className="ek-popup">
                {options.map(option => (
                  <Base.Item key={option.value} value={option.value} className="ek-popup-item">
                    <span className="ek-popup-check">
                      <Base.ItemIndicator>
                        <CheckGlyph />
                      </Base.ItemIndicator>
                    </span>
                    <Base.ItemText>{option.label}</Base.ItemText>
                  </Base.Item>
                ))}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      </div>
    </CSPProvider>
  );
}
