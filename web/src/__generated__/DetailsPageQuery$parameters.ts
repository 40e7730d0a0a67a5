/**
 * @generated SignedSource<<ca2c55f833a32a86486ebbdf59a258b9>>
 * @relayHash cd8f37a6c246f296fe39c5fe3373071b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30af4ca064cbe29d19bdeaa00f967d883c2de5c07e7683e3f7dde7355f0dbabc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DetailsPageQuery } from './DetailsPageQuery.graphql';

const node: PreloadableConcreteRequest<DetailsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30af4ca064cbe29d19bdeaa00f967d883c2de5c07e7683e3f7dde7355f0dbabc",
    "metadata": {},
    "name": "DetailsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
