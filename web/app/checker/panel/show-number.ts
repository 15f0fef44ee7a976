/** Written out here because the browser's own number formats cost a slow phone some tens of milliseconds to set up. */
export const showWhole = (value: number) => String(Math.round(value)).replace(/\B(?=(?:\d{3})+$)/g, ',')
export const showOneDigit = (value: number) => value.toFixed(1)
