/** What is submitted is kept. */
export const waitingForConnection = 'Нет связи. Отправим, как только она появится';
