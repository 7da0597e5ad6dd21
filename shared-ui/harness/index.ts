import './nonce';

void import(/* webpackMode: "eager" */ './bootstrap').then(({ bootstrap }) => bootstrap());
