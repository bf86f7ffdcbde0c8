declare module 'virtual:covers' {
  export const coverUrls: Readonly<Record<string, string>>;
}
declare module 'virtual:table-worker' {
  const url: string;
  export default url;
}
declare module 'virtual:bot-worker' {
  const url: string;
  export default url;
}
declare module 'virtual:trial-worker' {
  const url: string;
  export default url;
}
