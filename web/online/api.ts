/** Requests to the Epoka server this page came from. The session is a cookie that scripts can't read. */
import type { Problem, ProblemCode, ServerInfo } from '@epoka/protocol';

export type OnlineProblemCode = ProblemCode | 'unreachable';

/** The server said no, or could not be reached. */
export class ApiProblem extends Error {
  readonly code: OnlineProblemCode;
  readonly problem: Problem | undefined;
  /** something answered, but not Epoka: the page comes from a place without a server of ours */
  readonly foreign: boolean;
  constructor(code: OnlineProblemCode, problem?: Problem, foreign = false) {
    super(problem?.message ?? code);
    this.name = 'ApiProblem';
    this.code = code;
    this.problem = problem;
    this.foreign = foreign;
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Beside the page, like everything else of it; the server answers at the root of its address. */
export const apiUrl = (path: string): string => new URL(path, location.origin).href;

async function ask(method: Method, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(apiUrl(path), {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new ApiProblem('unreachable');
  }
  if (response.ok) return response;
  const said: unknown = await response.json().catch(() => undefined);
  const problem = (said as { problem?: Problem } | undefined)?.problem;
  // A gateway that can't reach the server says so with 502 or its like; that server is there, only not now.
  throw problem
    ? new ApiProblem(problem.code, problem)
    : new ApiProblem('unreachable', undefined, response.status < 500);
}

export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await ask(method, path, body);
  try {
    return (await response.json()) as T;
  } catch {
    // something else than Epoka answers at this address
    throw new ApiProblem('unreachable', undefined, true);
  }
}

export async function callText(path: string): Promise<string> {
  return (await ask('GET', path)).text();
}

/** `none`: the page is served without a server. `silent`: nobody answers, or not now. */
export type Absence = 'none' | 'silent';

let found: Promise<ServerInfo | Absence> | undefined;

/** Asked once; a failure is asked again the next time. */
export function serverInfo(): Promise<ServerInfo | Absence> {
  found ??= call<ServerInfo>('GET', '/api/info').then(
    info => (typeof info?.protocol === 'number' ? info : 'none'),
    (error: unknown) => (error instanceof ApiProblem && error.foreign ? 'none' : 'silent'),
  );
  const asked = found;
  void asked.then(info => {
    if (typeof info === 'string' && found === asked) found = undefined;
  });
  return asked;
}
