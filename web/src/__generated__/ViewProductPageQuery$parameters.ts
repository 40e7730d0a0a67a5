/**
 * @generated SignedSource<<61fd3683f57762a6da4467aea293d16f>>
 * @relayHash a954086331bc0591fe5ccafbfc2596c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 416dc79cc354d0cfba6f7601313df0934d4f8356784a6530afba4db4ab9ad07f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ViewProductPageQuery } from './ViewProductPageQuery.graphql';

const node: PreloadableConcreteRequest<ViewProductPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "416dc79cc354d0cfba6f7601313df0934d4f8356784a6530afba4db4ab9ad07f",
    "metadata": {},
    "name": "ViewProductPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
