/**
 * @generated SignedSource<<aee3b16b94b0b616ebfc8a19fe795291>>
 * @relayHash 9d4a3ea6cae27371fee3ab8ed3b99f8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 444e7de4d7e918989be8afdd1e31f1bf82a43ba7d2d72ab7bf62896cfa325759

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { InformationPageQuery } from './InformationPageQuery.graphql';

const node: PreloadableConcreteRequest<InformationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "444e7de4d7e918989be8afdd1e31f1bf82a43ba7d2d72ab7bf62896cfa325759",
    "metadata": {},
    "name": "InformationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
