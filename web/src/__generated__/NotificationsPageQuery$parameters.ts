/**
 * @generated SignedSource<<8657dfc834d35a5a96309898261bbb2c>>
 * @relayHash 1e406bf23a145f56711b2b016b6d66b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3c7ff60d034b9b89e738006a10ffc3dfcfff6298d3ff336820235a9f877b5df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { NotificationsPageQuery } from './NotificationsPageQuery.graphql';

const node: PreloadableConcreteRequest<NotificationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3c7ff60d034b9b89e738006a10ffc3dfcfff6298d3ff336820235a9f877b5df",
    "metadata": {},
    "name": "NotificationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
