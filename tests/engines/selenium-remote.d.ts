// The package's types declare the module as a folder, but Node imports its file.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
