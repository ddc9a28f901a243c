/** A small picture that needs no file: a façade with one storey cleared. */
const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="450" viewBox="0 0 800 450">
<path fill="#f3efe4" d="M0 0h800v450H0z"/><path fill="#d9d2bf" stroke="#10271e" stroke-width="4" d="M200 50h400v380H200z"/>
${[0, 1, 2].map((storey) => [0, 1, 2, 3].map((bay) => `<path fill="${storey === 0 ? '#eefaf6' : '#a9c0b8'}" stroke="#10271e" stroke-width="3" d="M${226 + bay * 90} ${80 + storey * 112}h74v84h-74zm37 0v84"/>`).join('')).join('')}
<path fill="#22332b" d="M0 430h800v20H0z"/><path fill="none" stroke="#10271e" stroke-width="3" d="M300 0v176M500 0v176"/>
<path fill="#ffc42e" stroke="#10271e" stroke-width="4" d="M270 176h260v28H270z"/></svg>`;

/** As an address. */
export const scene = `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** An address at which there is no picture, without asking the network. */
export const broken = 'data:image/png;base64,AAAA';
