import type { Route } from './router.ts';
export function show(_route: Route | undefined, _page: HTMLElement, _over: HTMLElement): void {}
export function beginGuided(): void {}
export function openReplayFile(_file: File): void {}
