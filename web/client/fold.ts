/** Words as they are searched. */

/** Case and accents don't matter: "zolnierz" finds "Żołnierz". */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
