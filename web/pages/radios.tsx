/** A few exclusive options, side by side. Plain radio buttons: every assistive technology knows them. */
export function Radios({
  legend,
  name,
  value,
  options,
  onChange,
}: {
  legend: string;
  name: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string; readonly lang?: string }[];
  onChange: (value: string) => void;
}) {
  return (
    <fieldset className="radios">
      <legend>{legend}</legend>
      {options.map(o => (
        <label key={o.value} className="radio" lang={o.lang} data-on={o.value === value || undefined}>
          <input
            type="radio"
            name={name}
            value={o.value}
            checked={o.value === value}
            onChange={() => onChange(o.value)}
          />
          {o.label}
        </label>
      ))}
    </fieldset>
  );
}
