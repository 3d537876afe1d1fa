import base from './playwright.config';
export default {
	...base,
	outputDir: '/tmp/long-results',
	use: { ...base.use, baseURL: 'http://127.0.0.1:5313/repo/' },
	webServer: {
		command:
			'node_modules/.bin/vite preview --outDir /tmp/dist-long --host 127.0.0.1 --port 5313 --strictPort --base /repo/',
		url: 'http://127.0.0.1:5313/repo/',
		reuseExistingServer: false,
	},
};
