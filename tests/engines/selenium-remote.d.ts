// Its types know the module by its folder, Node by its file.
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
