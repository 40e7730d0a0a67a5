/**
 * @generated SignedSource<<ba5cb9fa03fa040899845451093e5428>>
 * @relayHash 3e6a47eb400860b7fa241b1f31475589
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c908518dca6197b0d8d222cdc4efb0b4c1f6e1dd8407b0512f64f0dabbde30b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContentLayoutPageQuery } from './ContentLayoutPageQuery.graphql';

const node: PreloadableConcreteRequest<ContentLayoutPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c908518dca6197b0d8d222cdc4efb0b4c1f6e1dd8407b0512f64f0dabbde30b1",
    "metadata": {},
    "name": "ContentLayoutPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
