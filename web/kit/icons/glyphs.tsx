/** Signs of the interface, drawn as thin lines on a grid of 20. One component each, so that unused ones cost nothing. */
import './icon.css';
import type { ReactNode } from 'react';

function glyph(shape: ReactNode) {
  return function Glyph({ label }: { label?: string }) {
    return (
      <svg
        className="ek-glyph"
        viewBox="0 0 20 20"
        role={label === undefined ? undefined : 'img'}
        aria-label={label}
        aria-hidden={label === undefined ? true : undefined}
        focusable="false"
      >
        {shape}
      </svg>
    );
  };
}

export const CloseGlyph = /* @__PURE__ */ glyph(<path d="M5 5l10 10M15 5L5 15" />);
export const DownGlyph = /* @__PURE__ */ glyph(<path d="M5 8l5 5 5-5" />);
export const UpGlyph = /* @__PURE__ */ glyph(<path d="M5 12l5-5 5 5" />);
export const LeftGlyph = /* @__PURE__ */ glyph(<path d="M12 5l-5 5 5 5" />);
export const RightGlyph = /* @__PURE__ */ glyph(<path d="M8 5l5 5-5 5" />);
export const PlusGlyph = /* @__PURE__ */ glyph(<path d="M10 4v12M4 10h12" />);
export const MinusGlyph = /* @__PURE__ */ glyph(<path d="M4 10h12" />);
export const FitGlyph = /* @__PURE__ */ glyph(
  <path d="M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4M7 10h6M10 7v6" />,
);
export const MenuGlyph = /* @__PURE__ */ glyph(<path d="M3 5h14M3 10h14M3 15h14" />);
export const ZoomGlyph = /* @__PURE__ */ glyph(
  <path d="M8.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM12.2 12.2L17 17" />,
);
export const UndoGlyph = /* @__PURE__ */ glyph(<path d="M7 4L3 8l4 4M3 8h8a5 5 0 0 1 0 9H8" />);
export const RedoGlyph = /* @__PURE__ */ glyph(<path d="M13 4l4 4-4 4M17 8H9a5 5 0 0 0 0 9h3" />);
export const ClockGlyph = /* @__PURE__ */ glyph(
  <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM10 6v4.5l3 1.8" />,
);
export const HelpGlyph = /* @__PURE__ */ glyph(
  <path d="M10 3a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM7.9 8a2.2 2.2 0 1 1 3 2.1c-.7.3-.9.7-.9 1.5M10 14v.1" />,
);
/** Sliders: a wheel of this size looks like the sun. */
export const SettingsGlyph = /* @__PURE__ */ glyph(
  <path d="M3 6h7M14 6h3M12 4a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM3 14h3M10 14h7M8 12a2 2 0 1 0 0 4 2 2 0 0 0 0-4z" />,
);
export const PlayGlyph = /* @__PURE__ */ glyph(<path d="M6 4l10 6-10 6z" />);
export const PauseGlyph = /* @__PURE__ */ glyph(<path d="M7 4v12M13 4v12" />);
export const StepGlyph = /* @__PURE__ */ glyph(<path d="M5 4l8 6-8 6zM15 4v12" />);
export const BackGlyph = /* @__PURE__ */ glyph(<path d="M15 4l-8 6 8 6zM5 4v12" />);
export const WarnGlyph = /* @__PURE__ */ glyph(<path d="M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1" />);
export const ListGlyph = /* @__PURE__ */ glyph(<path d="M7 5h10M7 10h10M7 15h10M3 5h.1M3 10h.1M3 15h.1" />);
