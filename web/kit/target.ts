import type { MouseEvent } from 'react';
import { type BoardChoice, type Hot, useHot } from './board.ts';

/** What a thing on the board needs to be a target: attributes for the look, handlers for pointing and taking. */
export interface TargetProps {
  readonly 'data-target'?: 'legal' | 'blocked';
  readonly 'data-hot'?: true | undefined;
  readonly 'data-hint'?: string | undefined;
  readonly 'data-key'?: string;
  /** verbs of the ways behind it, where there are several */
  readonly 'data-verbs'?: string | undefined;
  /** their keys, so that one of them can be pointed at where the thing stands */
  readonly 'data-ways'?: string | undefined;
  readonly 'aria-disabled'?: true | undefined;
  readonly 'aria-label'?: string;
  readonly onClick?: (event: MouseEvent) => void;
  readonly onPointerEnter?: () => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

const NOTHING: TargetProps = {};
/** of ways that are all blocked: a few reasons are enough, and there can be very many */
const SOME = 4;

/**
 * Ties a thing on the board to a choice of the question list: it glows when legal, tells its reason when blocked, and
 * lights up together with its twin in the list. Without a choice it is quiet.
 */
export function useTarget(hot: Hot | undefined, choice: BoardChoice | undefined): TargetProps {
  const isHot = useHot(hot, choice);
  if (!choice) return NOTHING;
  const note = choice.why ?? choice.warn;
  const leave = () => {
    if (hot?.get() === choice.key) hot.set(undefined);
  };
  const enter = () => hot?.set(choice.ways ? undefined : choice.key);
  return {
    'data-target': choice.legal ? 'legal' : 'blocked',
    'data-hot': isHot || undefined,
    'data-hint': note === undefined ? choice.label : choice.ways ? note : `${choice.label} – ${note}`,
    'data-key': choice.key,
    'data-verbs': choice.ways && [...new Set(choice.ways.map(way => way.answer[0]))].join(' '),
    'data-ways': (choice.legal ? choice.ways : choice.ways?.slice(0, SOME))?.map(way => way.key).join(' '),
    'aria-disabled': choice.legal ? undefined : true,
    'aria-label': note === undefined ? choice.label : `${choice.label}: ${note}`,
    onClick: event => choice.act(event.currentTarget as Element),
    onPointerEnter: enter,
    onPointerLeave: leave,
    onFocus: enter,
    onBlur: leave,
  };
}
