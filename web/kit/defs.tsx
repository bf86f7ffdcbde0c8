/**
 * Hatchings of the engraver, used by pieces through `url("#ek-...")`. The frame puts them on the page once.
 * Each is drawn in the ink of the place it is used in (context of the page: `currentColor` of the defs).
 */
import './defs.css';

export function KitDefs() {
  return (
    <svg className="ek-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        <pattern
          id="ek-hatch-fine"
          width="14"
          height="14"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 7h14" strokeWidth="4" />
        </pattern>
        <pattern
          id="ek-hatch"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path d="M0 2.5h5" strokeWidth=".7" />
        </pattern>
        <pattern id="ek-water" width="26" height="12" patternUnits="userSpaceOnUse">
          <path d="M0 4q3.25-3 6.5 0t6.5 0 M13 10q3.25-3 6.5 0t6.5 0" strokeWidth=".7" />
        </pattern>
        <pattern id="ek-deep" width="18" height="8" patternUnits="userSpaceOnUse">
          <path
            d="M0 2q2.25-2 4.5 0t4.5 0t4.5 0t4.5 0 M0 6q2.25-2 4.5 0t4.5 0t4.5 0t4.5 0"
            strokeWidth=".6"
          />
        </pattern>
        <pattern id="ek-forest" width="22" height="20" patternUnits="userSpaceOnUse">
          <path d="M3 8l3-5 3 5zM6 8v2M14 17l3-5 3 5zM17 17v2" strokeWidth=".8" strokeLinejoin="round" />
        </pattern>
        <pattern id="ek-mountain" width="28" height="22" patternUnits="userSpaceOnUse">
          <path
            d="M2 11l5.5-8 5.5 8M7.5 3l1.5 4-1.5 3M16 20l4-6 4 6M20 14l1 3-1 2.5"
            strokeWidth=".8"
            strokeLinejoin="round"
          />
        </pattern>
        <pattern id="ek-hill" width="26" height="16" patternUnits="userSpaceOnUse">
          <path d="M2 7q4.5-6 9 0M14 14q4.5-6 9 0" strokeWidth=".8" />
        </pattern>
        <pattern id="ek-grass" width="22" height="18" patternUnits="userSpaceOnUse">
          <path d="M3 6l1-3M5 6V2M7 6L6 3M14 15l1-3M16 15v-4M18 15l-1-3" strokeWidth=".7" />
        </pattern>
        <pattern id="ek-desert" width="14" height="12" patternUnits="userSpaceOnUse">
          <path d="M3 3h.1M10 5h.1M6 9h.1M13 11h.1" strokeWidth="1.2" strokeLinecap="round" />
        </pattern>
        <pattern id="ek-plain" width="30" height="16" patternUnits="userSpaceOnUse">
          <path d="M2 4h8M17 11h8" strokeWidth=".6" />
        </pattern>
        <pattern id="ek-barren" width="20" height="16" patternUnits="userSpaceOnUse">
          <path d="M2 5l3-2 3 2M12 13l2-2 3 2" strokeWidth=".7" />
        </pattern>
        <pattern id="ek-unknown" width="10" height="10" patternUnits="userSpaceOnUse">
          <path d="M0 0l10 10M10 0L0 10" strokeWidth=".5" />
        </pattern>
      </defs>
    </svg>
  );
}
