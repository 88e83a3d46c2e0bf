/** Version of the shell's package.json, put in by the build. */
declare const __SHELL_VERSION__: string
declare let __webpack_nonce__: string
declare module '@schrankwerk/ui/variables.css' {
  const text: string
  export default text
}
declare module '*/plain.css' {
  const text: string
  export default text
}
